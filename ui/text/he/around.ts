import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "להודיע לי כשמידה חוזרת",
  "around.noticeComing": "להודיע לי כשזה מגיע",
  "around.stores": "לחפש בחנות",
  "around.share": "לשתף את הפריט",
} satisfies TextCatalogue
