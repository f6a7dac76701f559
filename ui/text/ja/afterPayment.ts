import type { Translated } from "../TextCatalogue.ts"
import type { afterPayment as english } from "../en/afterPayment.ts"

export const afterPayment: Translated<typeof english> = {
  "afterPayment.password.title": "パスワードをもう一度ご入力ください",
  "afterPayment.password.text":
    "このカードでお支払いいただくには、アカウントのパスワードがもう一度必要です。まだ請求は行われていません。",
  "afterPayment.password.label": "パスワード",
  "afterPayment.password.wrong": "パスワードが違います。もう一度お試しください。",
  "afterPayment.otherWay": "別のお支払い方法を選ぶ",
  "afterPayment.locked.title": "パスワードの誤りが多すぎます",
  "afterPayment.locked.text":
    "請求は行われておらず、すべてそのまま保存されています。別のカードをお使いになるか、15分後にこのカードをもう一度お試しください。",
  "afterPayment.challenge.title": "カード会社からの確認があります",
  "afterPayment.challenge.text":
    "下の画面でお答えください。そのあと、こちらからカード会社に結果を確認します。まだ請求は行われていません。",
  "afterPayment.challenge.open": "確認画面を別のウィンドウで開く",
  "afterPayment.challenge.done": "回答しました",
  "afterPayment.challenge.again": "確認画面をもう一度表示",
  "afterPayment.challenge.silent":
    "しばらく応答がありません。まだ請求は行われていません。確認画面をもう一度表示するか、別のお支払い方法をお選びください。",
  "afterPayment.leave.title": "{host}で続ける",
  "afterPayment.leave.text": "お支払いはそちらで行い、こちらに戻ります。それまでお支払いは行われません。",
  "afterPayment.leave.go": "{host}へ進む",
  "afterPayment.leave.tabText":
    "新しいタブで開きます。このページは開いたままで、お支払いの結果が決まりしだい自動で進みます。",
  "afterPayment.leave.later": "今はしない",
  "afterPayment.open.title": "結果がまだわかっていません",
  "afterPayment.open.text":
    "銀行からまだ連絡がありません。もう一度お支払いの操作をなさらないでください。確認を続けており、わかりしだいこのページは自動で進みます。",
  "afterPayment.open.ask": "今すぐ確認する",
  "afterPayment.open.repay": "別の方法で支払う",
  "afterPayment.refused.checkout": "ご注文手続きに戻る",
  "afterPayment.answered.title": "ご回答を受け付けました",
  "afterPayment.answered.text":
    "ご注文手続きのウィンドウにお戻りください。続きはそちらで行われます。閉じてしまった場合は、ここから続けてカード情報をもう一度入力してください。まだ請求は行われていません。",
  "afterPayment.elsewhere.title": "このお支払いはここでは確認できません",
  "afterPayment.elsewhere.text":
    "別の端末またはアカウントで行われたお支払いです。状況はそちらでご確認ください。お支払い済みの場合は、確認メールをお送りしています。",
  "afterPayment.repay.title": "ご注文はまだ支払われていません",
  "afterPayment.repay.text":
    "請求は行われておらず、ご注文{orderId}はお取り置きしています。同じ方法または別の方法でお支払いください。",
  "afterPayment.repay.until": "{time}までお取り置きします。",
  "afterPayment.repay.over.title": "このご注文はお支払いいただけなくなりました",
  "afterPayment.repay.over.text":
    "期限が過ぎたか、お試しの回数が多すぎました。請求は行われていません。カートをご確認ください。残っている商品はもう一度ご注文いただけます。",
  "afterPayment.repay.refused":
    "請求は行われておらず、ご注文もそのままです。もう一度お試しいただくか、別の方法でお支払いください。",
}
