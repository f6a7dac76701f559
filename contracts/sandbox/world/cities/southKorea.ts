import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Asia/Seoul"
const named = (ko: string, en: string): Localized => ({ ko, en })
const district = (ko: string, en: string, zipCode: string): WorldDistrict => ({ name: named(ko, en), zipCode })

export const southKorea: readonly WorldCity[] = [
  {
    name: named("서울", "Seoul"),
    stateCode: "11",
    stateName: named("서울특별시", "Seoul"),
    lat: 37.5665,
    lng: 126.978,
    timeZone,
    districts: [
      district("중구", "Jung-gu", "04524"),
      district("강남구", "Gangnam-gu", "06164"),
      district("마포구", "Mapo-gu", "04066"),
    ],
  },
  {
    name: named("부산", "Busan"),
    stateCode: "26",
    stateName: named("부산광역시", "Busan"),
    lat: 35.1796,
    lng: 129.0756,
    timeZone,
    districts: [district("해운대구", "Haeundae-gu", "48094"), district("중구", "Jung-gu", "48953")],
  },
  {
    name: named("대구", "Daegu"),
    stateCode: "27",
    stateName: named("대구광역시", "Daegu"),
    lat: 35.8714,
    lng: 128.6014,
    timeZone,
    districts: [district("중구", "Jung-gu", "41911"), district("수성구", "Suseong-gu", "42087")],
  },
  {
    name: named("인천", "Incheon"),
    stateCode: "28",
    stateName: named("인천광역시", "Incheon"),
    lat: 37.4563,
    lng: 126.7052,
    timeZone,
    districts: [district("남동구", "Namdong-gu", "21554"), district("연수구", "Yeonsu-gu", "21998")],
  },
]
