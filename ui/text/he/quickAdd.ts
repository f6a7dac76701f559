import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "בחירת מידה בצבע {color}: לחיצה אחת והיא בסל.",
  "quickAdd.none": "אין כרגע מה לקנות בצבע הזה.",
  "quickAdd.failed": "אי אפשר להציג את המידות כרגע",
  "quickAdd.again": "לנסות שוב",
} satisfies TextCatalogue
