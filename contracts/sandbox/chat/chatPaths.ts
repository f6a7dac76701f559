/** Paths of the chat on the shop's origin. */
export const CHAT_PATH = "/chat/"
export const WEBSOCKET_PATH = "/chat/websocket"
export const BOSH_PATH = "/chat/http-bind"
export const UPLOAD_PATH = "/chat/images/"
