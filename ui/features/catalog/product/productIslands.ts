import { CustomizationPanel } from "../customization/CustomizationPanel.tsx"
import { RecentlyViewedSlot } from "../listing/RecentlyViewedSlot.tsx"
import { SizeGuideLink } from "../sizes/SizeGuideLink.tsx"
import { ColorLinks } from "./ColorLinks.tsx"
import { Gallery } from "./Gallery.tsx"
import { PriceNotes } from "./PriceNotes.tsx"
import { ProductActions } from "./ProductActions.tsx"
import { ProductBreadcrumbs } from "./ProductBreadcrumbs.tsx"
import { ProductDetails } from "./ProductDetails.tsx"
import { RelatedProducts } from "./RelatedProducts.tsx"
import { WishlistForm } from "./WishlistForm.tsx"

/** The islands of a product page, in one file: they are hydrated together. */
export const productIslands = {
  ColorLinks,
  CustomizationPanel,
  Gallery,
  PriceNotes,
  ProductActions,
  ProductBreadcrumbs,
  ProductDetails,
  RecentlyViewedSlot,
  RelatedProducts,
  SizeGuideLink,
  WishlistForm,
}
