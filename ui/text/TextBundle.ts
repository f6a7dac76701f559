/** `browse`: what catalogue pages say; `purchase`: from the cart on, and errors. Apart, so that a page brings what it says. */
export type TextBundle = "browse" | "purchase"
