const LABELS: readonly (readonly [name: string, label: string])[] = [
  ["email", "Email"],
  ["subject", "Subject"],
  ["sku", "SKU"],
  ["orderId", "Order"],
  ["topic", "Topic"],
  ["page", "Page"],
  ["device", "Device"],
  ["countryCode", "Country"],
  ["language", "Language"],
]

/** The details of a customer that came with the request, as text. */
export function CustomerDetails({ metadata }: { readonly metadata: Readonly<Record<string, string>> }) {
  const path = metadata["subjectPath"] ?? ""
  return (
    <dl className="agent-details">
      {LABELS.flatMap(([name, label]) => {
        const value = metadata[name] ?? ""
        return value === "" ? [] : [<Detail key={name} label={label} value={value} />]
      })}
      {/^\/(?!\/)/.test(path) && (
        <div>
          <dt>Link</dt>
          <dd>
            <a href={path} target="_blank" rel="noreferrer">
              Open the subject
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}

function Detail({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
