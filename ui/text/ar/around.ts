import type { TextCatalogue } from "../TextCatalogue.ts"

export const around = {
  "around.notice": "أخبروني عند عودة المقاس",
  "around.noticeComing": "أخبروني عند وصوله",
  "around.stores": "ابحث عنه في متجر",
  "around.share": "شارك هذه القطعة",
} satisfies TextCatalogue
