import type { TextCatalogue } from "../TextCatalogue.ts"

export const notice = {
  "notice.ask.title": "再入荷をお知らせします",
  "notice.ask.text":
    "サイズが再入荷したときに一度だけメールをお送りします。お取り置きはなく、その後のメールもありません。",
  "notice.none.title": "お待ちいただくものはありません",
  "notice.none.text": "この商品はすべてのサイズをお買い求めいただけるか、すでに取り扱いが終了しています。",
  "notice.confirm.title": "メールをお送りしてよろしいですか？",
  "notice.confirm.text":
    "この商品の再入荷のお知らせをご希望です。「はい」でこのアドレスに一通お送りし、「いいえ」でアドレスを削除します。",
  "notice.leave.title": "お知らせを取りやめますか？",
  "notice.leave.text": "この商品についてのアドレスを削除し、今後メールはお送りしません。",
  "notice.answer.confirm": "はい、知らせてください",
  "notice.answer.leave": "いいえ、アドレスを削除します",
  "notice.pending.title": "あと一歩です",
  "notice.pending.text":
    "確認メールをお送りしました。リンクを開いて「はい」を押していただくと、再入荷のお知らせをお送りします。",
  "notice.active.title": "再入荷の際にお知らせします",
  "notice.active.text": "サイズが再入荷しだいメールをお送りします。最初のメールのリンクから停止できます。",
  "notice.done.title": "すでに再入荷しています",
  "notice.done.text": "商品へのリンクを記したメールをお送りしました。お取り置きはしていませんので、お早めにどうぞ。",
  "notice.left.title": "アドレスを削除しました",
  "notice.left.text": "この商品についてメールはお送りしません。いつでも改めてお申し込みいただけます。",
  "notice.unknown.title": "このリンクはもう使えません",
  "notice.unknown.text":
    "お知らせは送信済みか停止済み、またはリンクの一部が欠けています。お客様の情報は残っていません。商品ページから改めてお申し込みいただけます。",
  "notice.size": "サイズ（{color}）",
  "notice.emailHint": "このお知らせにのみ使います。アカウントは不要です。",
  "notice.consent": "プライバシーポリシーに同意します（アドレスはこのお知らせにのみ使われます）",
  "notice.policy": "アドレスの取り扱い",
  "notice.policyText":
    "お知らせの送信または停止までサイズとともに保管し、その後削除します。第三者には渡さず、ほかの目的には使いません。最初のメールで「はい」をいただかない限り、再度お送りすることはありません。",
  "notice.submit": "知らせてもらう",
  "notice.notNow": "今はしない",
  "notice.close": "買い物を続ける",
  "notice.toProduct": "商品を見る",
  "notice.problem.size": "サイズをお選びください",
  "notice.problem.consent": "同意がないとメールをお送りできません",
  "notice.inStock.title": "すでに再入荷しています",
  "notice.inStock.text": "このサイズはお買い求めいただけます。商品ページを再読み込みしてカートにお入れください。",
  "notice.tooMany.title": "お知らせの件数が上限です",
  "notice.tooMany.text":
    "すでに多くのメールが申し込まれているため、今回は送信していません。明日もう一度お試しください。",
  "notice.failed": "メールは送信されていません。しばらくしてからもう一度お試しください。",
} satisfies TextCatalogue
