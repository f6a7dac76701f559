import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"

/** A moment with date and time in the store's own zone (`TIME_ZONE`, else UTC). */
export function StoreMoment({ at }: { readonly at: string }) {
  const { language } = useText()
  const { configuration } = useFrame().store
  // The browser may have another version of the formats than the server: the server's text stays.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatted(at, language, configuration["TIME_ZONE"] ?? "UTC")}
    </time>
  )
}

function formatted(at: string, language: string, timeZone: string): string {
  const millis = Date.parse(at)
  if (Number.isNaN(millis)) return at
  const locale = `${language}-u-nu-latn-ca-gregory`
  const style = { dateStyle: "long", timeStyle: "long" } as const
  try {
    return new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(millis)
  } catch {
    // A configured zone that the platform does not know.
    return new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" }).format(millis)
  }
}
