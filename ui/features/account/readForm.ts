/** Reads what was typed into a form, by the names of its fields; what is not there is empty. */
export function readForm(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form)
  return (name) => {
    const text = data.get(name)
    return typeof text === "string" ? text : ""
  }
}
