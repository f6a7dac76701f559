/** The address of a file of the build that is loaded with the map. */
declare module "*.css?url" {
  const address: string
  export default address
}
declare module "*.json?url" {
  const address: string
  export default address
}
