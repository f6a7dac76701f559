import type { Translated } from "../TextCatalogue.ts"
import type { made as english } from "../en/made.ts"

export const made: Translated<typeof english> = {
  "made.open.letters": "הוספת אותיות",
  "made.open.tailoring": "תפירה לפי מידה",
  "made.asking": "רק רגע…",
  "made.noScript": "כדי לבחור איך הפריט ייתפר יש להפעיל JavaScript בדפדפן. בלעדיו אפשר לקנות את הפריט כמו שהוא.",
  "made.letters": "אותיות:",
  "made.tailored": "לפי מידה:",
  "made.gold": "גימור זהב",
  "made.express": "שירות מהיר",
  "made.asOrder": "כמו בהזמנה {order}",
  "made.then": ", {name}",
}
