import type { Translated } from "../TextCatalogue.ts"
import type { captcha as english } from "../en/captcha.ts"

export const captcha: Translated<typeof english> = {
  "captcha.title": "人による操作ですか",
  "captcha.loading": "画像認証を読み込んでいます",
  "captcha.alt": "ゆがんだ文字が6つあります。下の質問に答えても同じです。",
  "captcha.read": "画像の文字",
  "captcha.question": "画像を使わない場合：{question}",
  "captcha.another": "別の画像",
  "captcha.service": "外部サービスの認証：ボックスにチェックを入れてください",
  "captcha.hint": "認証は1回限り有効です。フォームの入力内容は残っています。",
  "captcha.once": "認証は1回限り有効です。",
  "captcha.failed": "画像認証を読み込めませんでした",
  "captcha.failedText": "入力内容は残っています。接続を確認して、もう一度お試しください。",
  "captcha.retry": "もう一度読み込む",
  "captcha.expired": "チェックの有効期限が切れました。もう一度チェックしてください。",
  "captcha.required": "続けるには認証を完了してください",
  "captcha.wrong": "正しくありませんでした。新しいものを用意しました。",
}
