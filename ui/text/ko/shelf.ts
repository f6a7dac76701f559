import type { TextCatalogue } from "../TextCatalogue.ts"

export const shelf = {
  "shelf.refused.title": { other: "이 기기의 목록 {count}개를 상점에 저장할 수 없습니다" },
  "shelf.refused.text": "이 기기에 따로 보관했습니다: {names}. 다른 목록은 그대로입니다.",
  "shelf.teens": "보호자로 등록된 청소년의 목록",
  "shelf.teens.none": "지금 목록을 공유하는 청소년이 없습니다.",
  "shelf.teens.list": "{name}: {list}",
  "shelf.again": "다시 시도",
} satisfies TextCatalogue
