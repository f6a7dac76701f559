/**
 * The script of the frame. It accepts messages from its parent only, and only when that is its shop. It reports that it
 * is ready, its height, Enter, refused fields, the token, and once that tokenized input was changed (see README.md). It
 * has no rules of its own: the vault validates.
 */
export const VAULT_SCRIPT = String.raw`(() => {
  const { shop, kind, ranges, texts: textsByLanguage } = document.body.dataset
  const form = document.querySelector("form")
  const inputs = [...form.querySelectorAll("input")]
  const networks = JSON.parse(ranges)
  const ownTexts = JSON.parse(textsByLanguage)
  const tell = (message) => parent.postMessage(message, shop)
  const isText = (value, most = 300) => typeof value === "string" && value.length <= most
  const texts = (value) => Object.fromEntries(
    Object.entries(typeof value === "object" && value !== null ? value : {}).filter(([, text]) => isText(text)),
  )
  let words = {}
  let problems = {}
  let taken = []
  let codeLength = 3
  let height = 0

  const asciiDigits = (text) => text.replace(/\p{Nd}/gu, (digit) => {
    let distance = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0) - distance - 1))) distance += 1
    return String(distance % 10)
  })
  const digitsOf = (text) => asciiDigits(text).replace(/\D/g, "")
  const networkOf = (digits) => digits === "" ? undefined : networks.find(({ from, to }) => {
    const issuer = digits.slice(0, 6)
    return Number(issuer.padEnd(6, "0")) >= from && Number(issuer.padEnd(6, "9")) <= to
  })
  const grouped = (text) => {
    const digits = digitsOf(text).slice(0, 19)
    const id = networkOf(digits)?.id
    const parts = id === "amex" ? [4, 6, 5] : id === "diners" && digits.length <= 14 ? [4, 6, 4] : [4, 4, 4, 4, 3]
    let at = 0
    return parts.map((length) => digits.slice(at, (at += length))).filter((part) => part !== "").join(" ")
  }
  const groupedExpiry = (text) => {
    const typed = asciiDigits(text)
    const [, month, year] = /^\s*(\d{1,2})\s*[/.\-\s]\s*(\d{0,4})\s*$/.exec(typed) ?? []
    if (month !== undefined) return month.padStart(2, "0") + "/" + year
    const digits = typed.replace(/\D/g, "")
    return digits.length <= 2 ? digits : digits.slice(0, 2) + "/" + digits.slice(2, 6)
  }
  // Formats a field in groups and keeps the caret after the same digit.
  const regroup = (input, group) => {
    const { value, selectionStart } = input
    const caret = selectionStart ?? value.length
    const before = digitsOf(value.slice(0, caret)).length
    const text = group(value)
    if (text === value) return
    input.value = text
    let place = 0
    for (let seen = 0; seen < before && place < text.length; place += 1) if (/\d/.test(text[place])) seen += 1
    const end = caret === value.length ? text.length : place
    input.setSelectionRange(end, end)
  }

  const say = (id, text) => { document.getElementById(id).textContent = text ?? "" }
  const hints = () => {
    const network = kind === "card" ? networkOf(digitsOf(form.elements.number.value)) : undefined
    if (kind === "card") {
      codeLength = network?.cvvLength ?? 3
      const isTaken = network === undefined || taken.length === 0 || taken.some(({ id }) => id === network.id)
      say("number-hint", network === undefined
        ? words.taken
        : isTaken ? network.name : (words.notTaken ?? "").replace("{network}", network.name))
    }
    form.elements.securityCode.maxLength = codeLength
    say("securityCode-hint", codeLength === 4 ? words.codeFront : words.codeBack)
  }
  const mark = (slips) => {
    for (const { name } of inputs) {
      const slip = slips.find(({ field }) => field === name)
      const input = form.elements[name]
      if (slip === undefined) input.removeAttribute("aria-invalid")
      else input.setAttribute("aria-invalid", "true")
      say(name + "-error", slip === undefined ? "" : problems[slip.rule] ?? problems.other)
    }
    const [first] = inputs.filter(({ name }) => slips.some(({ field }) => field === name))
    if (first !== undefined) first.focus()
  }
  const dress = (dressed) => {
    const root = document.documentElement
    words = texts(dressed.words)
    problems = texts(dressed.problems)
    taken = Array.isArray(dressed.networks) ? dressed.networks.filter((id) => isText(id, 40)).map((id) => ({ id })) : []
    if (kind === "code") codeLength = dressed.codeLength === 4 ? 4 : 3
    if (isText(dressed.language, 35) && /^[A-Za-z0-9-]+$/.test(dressed.language)) root.lang = dressed.language
    root.dir = dressed.direction === "rtl" ? "rtl" : "ltr"
    if (dressed.scheme === "light" || dressed.scheme === "dark") root.style.colorScheme = dressed.scheme
    for (const [name, colour] of Object.entries(texts(dressed.colours)))
      if (/^[a-z]+$/.test(name) && CSS.supports("color", colour)) root.style.setProperty("--" + name, colour)
    if (isText(dressed.font) && CSS.supports("font-family", dressed.font))
      root.style.setProperty("--font", dressed.font)
    for (const input of inputs) {
      input.labels[0].textContent = words[input.name] ?? input.name
      if (input.name !== "holder") input.inputMode = "numeric"
    }
    const { title, expiryFormat } = ownTexts[root.lang.split("-")[0]] ?? ownTexts.en
    if (kind === "card") form.elements.expiry.placeholder = expiryFormat
    document.title = words.title ?? title
    form.setAttribute("aria-label", document.title)
    hints()
    form.hidden = false
  }
  let sealing = false
  // The typed values are tokenized and still displayed: the shop may show a result that depends on them.
  let stands = false
  const changed = () => {
    if (!stands) return
    stands = false
    tell({ vault: "changed" })
  }
  const seal = async ({ round, keep, stays }) => {
    if (sealing) return
    sealing = true
    if (stays === true) stands = true
    say("failed", "")
    try {
      const typed = Object.fromEntries(inputs.map(({ name, value }) => [name, value]))
      const answer = await fetch(location.pathname + "/cards", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ ...typed, kind, keep: keep === true }),
      })
      const said = await answer.json()
      if (answer.status === 201) {
        const { token, network, lastDigits } = said
        if (stays !== true) {
          form.reset()
          changed()
        }
        mark([])
        hints()
        tell({ vault: "sealed", round, token, network, lastDigits })
      } else if (answer.status === 422 && Array.isArray(said.slips)) {
        stands = false
        mark(said.slips)
        tell({ vault: "refused", round, fields: said.slips.map(({ field }) => field) })
      } else throw new Error(String(answer.status))
    } catch {
      say("failed", words.failed)
      tell({ vault: "failed", round })
    } finally {
      sealing = false
    }
  }

  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || origin !== shop || typeof data !== "object" || data === null) return
    if (data.vault === "dress") dress(data)
    else if (data.vault === "seal" && Number.isSafeInteger(data.round)) void seal(data)
  })
  form.addEventListener("input", ({ target }) => {
    if (target.name === "number") regroup(target, grouped)
    if (target.name === "expiry") regroup(target, groupedExpiry)
    changed()
    hints()
  })
  form.addEventListener("submit", (event) => event.preventDefault())
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return
    event.preventDefault()
    tell({ vault: "submit" })
  })
  new ResizeObserver(() => {
    const now = Math.ceil(document.documentElement.getBoundingClientRect().height)
    if (now !== height) tell({ vault: "height", height: (height = now) })
  }).observe(document.documentElement)
  tell({ vault: "ready" })
})()
`
