import type { RestAction } from "../../../../application/rest/RestAction.ts"
import { CAPTCHA, defineAction, bodyParameters, queryParameters, json, NOTHING, required } from "../defineAction.ts"

const USER = "/itxrest/{version}/user/store/{storeId}"

/** The actions of the group `user`. */
export const USER_ACTIONS: readonly RestAction[] = [
  defineAction("user:currentUser", "getCurrentUser", `POST ${USER}/current-user`, json("User"), CAPTCHA),
  defineAction(
    "user:login",
    "login",
    `POST ${USER}/identity`,
    json("LoginAnswer"),
    required(bodyParameters("text", "logon", "password")),
    bodyParameters("json", "guestTokens"),
    bodyParameters("boolean", "rememberMe"),
    CAPTCHA,
  ),
  defineAction(
    "user:socialLogin",
    "socialLogin",
    `POST ${USER}/social-identity`,
    json("LoginAnswer"),
    required(bodyParameters("text", "socialType", "code")),
    bodyParameters("text", "logon"),
    bodyParameters("json", "guestTokens", "registerRequestTO"),
    CAPTCHA,
  ),
  defineAction(
    "user:register",
    "registerUser",
    `POST ${USER}/user`,
    json("LoginAnswer"),
    required(bodyParameters("text", "logon", "password", "passwordConfirm")),
    bodyParameters(
      "text",
      "logonConfirm",
      "email",
      "emailConfirm",
      "phone",
      "sponsorCode",
      "preferredStlocId",
      "preferredContactMethod",
      "nicName",
    ),
    bodyParameters("boolean", "newsletter", "rememberMe"),
    bodyParameters("json", "acceptedPolicies", "primaryAddress", "guestTokens"),
    CAPTCHA,
  ),
  defineAction("user:logout", "logout", `DELETE ${USER}/identity`, NOTHING),
  defineAction("user:events", "listUserEvents", `GET ${USER}/events`, json("SalesEvents")),
  defineAction("user:events-seven", "listUserEventsSeven", `GET ${USER}/events-seven`, json("SalesEvents")),
  defineAction(
    "user:policiesValidation",
    "validatePolicies",
    `GET ${USER}/policies/validation`,
    json("PolicyValidation"),
    required(queryParameters("list", "policyTypes")),
    queryParameters("text", "userId"),
  ),
]
