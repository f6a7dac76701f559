/** Address of the shop's own customer service. */
export const CUSTOMER_SERVICE = "service@selvedge.example"
