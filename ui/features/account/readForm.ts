/** Returns a function that reads form values by field name; missing fields are empty. */
export function readForm(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form)
  return (name) => {
    const text = data.get(name)
    return typeof text === "string" ? text : ""
  }
}
