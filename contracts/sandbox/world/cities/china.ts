import type { Localized } from "../World.ts"
import type { WorldCity, WorldDistrict } from "./WorldCity.ts"

const timeZone = "Asia/Shanghai"
const named = (zh: string, en: string): Localized => ({ zh, en })
const district = (zh: string, en: string, zipCode: string): WorldDistrict => ({ name: named(zh, en), zipCode })

export const china: readonly WorldCity[] = [
  {
    name: named("上海", "Shanghai"),
    stateCode: "SH",
    stateName: named("上海市", "Shanghai"),
    lat: 31.2304,
    lng: 121.4737,
    timeZone,
    districts: [
      district("黄浦区", "Huangpu", "200001"),
      district("徐汇区", "Xuhui", "200030"),
      district("静安区", "Jing'an", "200040"),
    ],
  },
  {
    name: named("北京", "Beijing"),
    stateCode: "BJ",
    stateName: named("北京市", "Beijing"),
    lat: 39.9042,
    lng: 116.4074,
    timeZone,
    districts: [
      district("朝阳区", "Chaoyang", "100020"),
      district("东城区", "Dongcheng", "100010"),
      district("西城区", "Xicheng", "100032"),
    ],
  },
  {
    name: named("广州", "Guangzhou"),
    stateCode: "GD",
    stateName: named("广东省", "Guangdong"),
    lat: 23.1291,
    lng: 113.2644,
    timeZone,
    districts: [district("天河区", "Tianhe", "510630"), district("越秀区", "Yuexiu", "510030")],
  },
  {
    name: named("深圳", "Shenzhen"),
    stateCode: "GD",
    stateName: named("广东省", "Guangdong"),
    lat: 22.5431,
    lng: 114.0579,
    timeZone,
    districts: [district("福田区", "Futian", "518033"), district("南山区", "Nanshan", "518052")],
  },
  {
    name: named("成都", "Chengdu"),
    stateCode: "SC",
    stateName: named("四川省", "Sichuan"),
    lat: 30.5728,
    lng: 104.0668,
    timeZone,
    districts: [district("锦江区", "Jinjiang", "610021"), district("武侯区", "Wuhou", "610041")],
  },
]
