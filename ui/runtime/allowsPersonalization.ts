/** Whether the visitor allows personalization, as the script in the page's head decided (`consentScript`). */
export function allowsPersonalization(): boolean {
  return document.documentElement.dataset["personalization"] === "granted"
}
