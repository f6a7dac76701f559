import type { TextCatalogue } from "../TextCatalogue.ts"

export const quickAdd = {
  "quickAdd.choose": "Choisissez une taille en {color} : elle va aussitôt dans votre panier.",
  "quickAdd.none": "Rien n’est disponible dans cette couleur pour le moment.",
  "quickAdd.failed": "Les tailles ne peuvent pas être affichées pour le moment",
  "quickAdd.again": "Réessayer",
} satisfies TextCatalogue
