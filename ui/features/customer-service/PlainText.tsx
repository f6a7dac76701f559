/**
 * A text of the content management system: paragraphs are separated by empty lines, and a paragraph whose lines all
 * begin with a dash is a list. There is no markup.
 */
export function PlainText({ text }: { readonly text: string }) {
  return (
    <div className="service-text">
      {text.split(/\n{2,}/).map((block, index) => {
        const lines = block.split("\n")
        return lines.every((line) => line.startsWith("- ")) ? (
          <ul key={index}>
            {lines.map((line) => (
              <li key={line}>{line.slice(2)}</li>
            ))}
          </ul>
        ) : (
          <p key={index}>{block}</p>
        )
      })}
    </div>
  )
}
