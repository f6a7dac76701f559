import type { waysToPay as english } from "../en/waysToPay.ts"
import type { Translated } from "../TextCatalogue.ts"

export const waysToPay: Translated<typeof english> = {
  "waysToPay.choose": "お支払い方法",
  "waysToPay.keptCard": "{network}（下4桁 {digits}）",
  "waysToPay.keptUntil": "有効期限 {date}",
  "waysToPay.payBy": "{amount}を支払う · {way}",
  "waysToPay.payGiftCards": "ギフトカードで{amount}を支払う",
  "waysToPay.conditions": "お支払いにより購入条件に同意したものとします。",
  "waysToPay.keep": "このカードをウォレットに保存する",
  "waysToPay.keepHint":
    "次回のお買い物のため、番号とお名前を保存します。セキュリティコードは保存しません。カードはいつでも削除できます。",
  "waysToPay.keptCode": "このカードのセキュリティコード",
  "waysToPay.keptGone":
    "このカードはウォレットにありません。請求は行われていません。別のお支払い方法が選択されています。",
  "waysToPay.affinity": "このカードは分割払いができますか？",
  "waysToPay.affinityVatin": "名義人の税務番号",
  "waysToPay.affinityAsk": "このカードで分割払いができるか確認する",
  "waysToPay.affinityPays": "{name}は{amount}を毎月1回の分割で支払います：",
  "waysToPay.affinityUnnamed": "このショップのカード",
  "waysToPay.affinityNot": "このカードは全額を一括で支払います。",
  "waysToPay.affinityUnknown": "今は確認できませんでした。このカードでのお支払いはできます。",
  "waysToPay.redirect":
    "{way}のページでお支払いいただき、自動的にこちらへ戻ります。その間、カートの中身は保存されています。",
  "waysToPay.redirectOrder":
    "{way}のページでお支払いいただき、自動的にこちらへ戻ります。その間、ご注文はそのままお取り置きします。",
  "waysToPay.scan": "{way}で読み取るコードを表示します。数分間有効です。",
  "waysToPay.cash": "コードを表示しますので、店舗にて現金でお支払いください。ご注文はそれまでお取り置きします。",
  "waysToPay.device": "この端末の{way}で確認していただきます。それまでお支払いは行われません。",
  "waysToPay.deviceCancelled": "{way}が閉じられました。請求は行われておらず、カートはそのままです。",
  "waysToPay.deviceCancelledOrder": "{way}が閉じられました。請求は行われておらず、ご注文はそのままです。",
  "waysToPay.deviceSlow":
    "{way}の待ち時間が長すぎたため閉じられました。請求は行われていません。もう一度お試しいただくか、別のお支払い方法をお選びください。",
  "waysToPay.deviceMissing":
    "この端末で{way}を開けませんでした。請求は行われていません。別のお支払い方法をお選びください。",
  "waysToPay.bank": "お使いの銀行",
  "waysToPay.bankMissing": "銀行をお選びください",
  "waysToPay.session": "{way}でのお支払い方法",
  "waysToPay.asking": "少々お待ちください…",
  "waysToPay.askAgain": "もう一度試す",
  "waysToPay.gift": "ギフトカードで支払う",
  "waysToPay.giftNumber": "ギフトカードの番号",
  "waysToPay.giftCode": "ギフトカードのコード",
  "waysToPay.giftCodeHint": "銀色の帯の下、またはメールに記載されています",
  "waysToPay.giftAdd": "このギフトカードを使う",
  "waysToPay.giftWrong": "カードに記載のとおり、番号を数字だけで入力してください",
  "waysToPay.giftUnknown":
    "この番号とコードのギフトカードが見つからないか、まだ有効になっていません。カードの記載とお確かめください。",
  "waysToPay.giftEmpty": "このギフトカードではお支払いできません。残高がないか、すでに全額が充当されています。",
  "waysToPay.giftPays": "ギフトカード {digits}",
  "waysToPay.giftBalance": "残高 {amount}",
  "waysToPay.giftOff": "ギフトカード {digits} を外す",
  "waysToPay.giftAdded": "ギフトカードで{amount}をお支払いいただけます。",
  "waysToPay.remaining": "残りのお支払い額",
  "waysToPay.scanTitle": "{way}でこのコードを読み取ってください",
  "waysToPay.scanText": "お手持ちの電話で{way}を開き、コードを読み取ってください。このページは自動的に進みます。",
  "waysToPay.scanHere": "この電話で支払う",
  "waysToPay.scanAlt": "{way}で読み取るコード",
  "waysToPay.timeLeft": "あと{time}有効",
  "waysToPay.timeOver": "有効時間が過ぎました。お支払いの結果を確認しています…",
  "waysToPay.cashTitle": "このコードを現金でお支払いください",
  "waysToPay.cashText":
    "店舗のレジでご提示ください。ご注文は{date}までお待ちします。それを過ぎるとキャンセルとなり、お支払いは不要です。",
  "waysToPay.cashAlt": "レジ用のコード",
  "waysToPay.seeOrder": "注文を見る",
}
