import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "您是真人吗？",
  "captcha.loading": "验证码马上就来",
  "captcha.alt": "六个变形的字母。下面的问题不用图片也能完成验证。",
  "captcha.read": "图片中的字母",
  "captcha.question": "或不看图片：{question}",
  "captcha.another": "换一张图片",
  "captcha.service": "验证服务：请勾选方框",
  "captcha.hint": "每个验证码只能尝试一次。您在表单中填写的内容会保留。",
  "captcha.once": "每个验证码只能尝试一次。",
  "captcha.failed": "验证码没有加载出来",
  "captcha.failedText": "您填写的内容已保留。请检查网络连接后重新获取。",
  "captcha.retry": "重新获取",
  "captcha.expired": "勾选已过期，请再次勾选。",
  "captcha.required": "请完成验证后继续",
  "captcha.wrong": "不正确。这里是新的验证。",
}
