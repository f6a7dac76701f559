import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": {
    one: "החנות אינה מקבלת רשימה אחת מהמכשיר הזה",
    two: "החנות אינה מקבלת שתי רשימות מהמכשיר הזה",
    other: "החנות אינה מקבלת {count} רשימות מהמכשיר הזה",
  },
  "shelf.refused.text": "הונחו בצד במכשיר הזה: {names}. הרשימות האחרות שלך לא השתנו.",
  "shelf.teens": "רשימות של בני הנוער שבחסותך",
  "shelf.teens.none": "אף אחד מבני הנוער שבחסותך אינו משתף רשימה כרגע.",
  "shelf.teens.list": "{name}: {list}",
  "shelf.again": "לנסות שוב",
} satisfies TextCatalogue
