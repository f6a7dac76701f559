import type { TextCatalogue } from "../TextCatalogue.ts"

export const notice = {
  "notice.ask.title": "We tell you when it is back",
  "notice.ask.text":
    "One mail, when the size can be bought again. Nothing is reserved, and nothing else comes after it.",
  "notice.none.title": "There is nothing to wait for",
  "notice.none.text": "Every size of this piece can be bought now, or the piece is no longer in this shop.",
  "notice.confirm.title": "Shall we write to you?",
  "notice.confirm.text":
    "You asked to hear when this piece is back. Say yes and one mail comes to this address; say no and the address is deleted.",
  "notice.leave.title": "No message after all?",
  "notice.leave.text": "We then delete your address for this piece and write nothing more about it.",
  "notice.answer.confirm": "Yes, write to me",
  "notice.answer.leave": "No, delete my address",
  "notice.pending.title": "One step is left",
  "notice.pending.text": "We have sent you a mail. Follow its link and say yes: only then do we write again.",
  "notice.active.title": "We will write to you",
  "notice.active.text": "One mail comes as soon as the size can be bought again. The first mail has a link to stop it.",
  "notice.done.title": "It is back already",
  "notice.done.text":
    "The mail with the way to the piece is on its way to you. It is not reserved, so do not wait too long.",
  "notice.left.title": "Your address is deleted",
  "notice.left.text": "We write nothing about this piece. You can ask again whenever you like.",
  "notice.unknown.title": "This link opens nothing any more",
  "notice.unknown.text":
    "The message was sent or stopped before, or part of the link was lost. Nothing is kept about you here; you can ask again on the page of the piece.",
  "notice.size": "Size in {color}",
  "notice.emailHint": "For this message only. No account needed.",
  "notice.consent": "I accept the privacy policy: my address is used for this message only",
  "notice.policy": "What happens to my address",
  "notice.policyText":
    "It is kept with the size until the message is sent or you stop it, and then deleted. It is given to nobody and used for nothing else. Without your yes in our first mail we do not write again.",
  "notice.submit": "Tell me",
  "notice.notNow": "Not now",
  "notice.close": "Go on looking",
  "notice.toProduct": "To the piece",
  "notice.problem.size": "Choose a size",
  "notice.problem.consent": "Without this we may not write to you",
  "notice.inStock.title": "It is back already",
  "notice.inStock.text": "This size can be bought now: load the page of the piece again and put it into your cart.",
  "notice.tooMany.title": "Too many messages",
  "notice.tooMany.text": "That many mails were asked for already, and none was sent now. Try again tomorrow.",
  "notice.failed": "No mail was sent. Please try again in a moment.",
} satisfies TextCatalogue
