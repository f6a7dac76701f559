import { type PlaceVocabulary, week } from "./PlaceVocabulary.ts"

export const franceVocabulary: PlaceVocabulary = {
  streets: [
    "rue du Métier",
    "rue de l'Aiguille",
    "place de la Pelote",
    "rue de la Navette",
    "avenue du Coton",
    "rue du Dé",
    "quai du Rouet",
    "rue du Bouton",
  ],
  line: (street, number) => `${number} ${street}`,
  shops: ["Papeterie Le Fil", "Tabac de l'Écheveau", "Mercerie La Bobine", "Épicerie du Fuseau", "Librairie Le Point"],
  locker: "Consigne",
  phone: (digits) => `+33 1 99 00 00 ${digits}`,
  hours: [week("10:00-19:30", "10:00-20:00", ""), week("10:00-13:00,14:00-19:00", "10:00-19:00", "")],
}

export const germanyVocabulary: PlaceVocabulary = {
  streets: [
    "Webstuhlstraße",
    "Nadelgasse",
    "Knäuelplatz",
    "Weberschiffchenweg",
    "Baumwollallee",
    "Fingerhutgasse",
    "Spinnradufer",
    "Knopfstraße",
  ],
  line: (street, number) => `${street} ${number}`,
  shops: ["Schreibwaren Faden", "Kiosk am Strang", "Kurzwaren Spule", "Späti Zwirn", "Buchhandlung Steppstich"],
  locker: "Paketstation",
  phone: (digits) => `+49 30 23125 0${digits}`,
  hours: [week("10:00-20:00", "10:00-20:00", ""), week("10:00-18:30", "10:00-16:00", "")],
}

export const italyVocabulary: PlaceVocabulary = {
  streets: [
    "Via del Telaio",
    "Via dell'Ago",
    "Piazza del Gomitolo",
    "Via della Spola",
    "Viale del Cotone",
    "Via del Ditale",
    "Via dell'Arcolaio",
    "Via del Bottone",
  ],
  line: (street, number) => `${street}, ${number}`,
  shops: [
    "Cartoleria Il Filo",
    "Edicola La Matassa",
    "Merceria Il Rocchetto",
    "Alimentari Il Fuso",
    "Libreria Il Punto",
  ],
  locker: "Armadietto",
  phone: (digits) => `+39 800 000 0${digits}`,
  hours: [
    week("10:00-19:30", "10:00-20:00", "11:00-19:00"),
    week("09:30-13:00,15:30-19:30", "09:30-13:00,15:30-19:30", ""),
  ],
}

export const portugalVocabulary: PlaceVocabulary = {
  streets: [
    "Rua do Tear",
    "Rua da Agulha",
    "Largo do Novelo",
    "Rua da Lançadeira",
    "Avenida do Algodão",
    "Rua do Dedal",
    "Travessa da Roca",
    "Rua do Botão",
  ],
  line: (street, number) => `${street}, ${number}`,
  shops: ["Papelaria O Fio", "Quiosque da Meada", "Retrosaria A Bobina", "Mercearia do Fuso", "Livraria O Pesponto"],
  locker: "Cacifo",
  phone: (digits) => `+351 800 000 0${digits}`,
  hours: [week("10:00-20:00", "10:00-20:00", "11:00-19:00"), week("09:30-13:00,14:30-19:00", "09:30-13:00", "")],
}

export const polandVocabulary: PlaceVocabulary = {
  streets: [
    "ul. Krosna",
    "ul. Igielna",
    "plac Kłębka",
    "ul. Czółenka",
    "al. Bawełniana",
    "ul. Naparstkowa",
    "ul. Kołowrotka",
    "ul. Guzikowa",
  ],
  line: (street, number) => `${street} ${number}`,
  shops: ["Papierniczy Nitka", "Kiosk Motek", "Pasmanteria Szpulka", "Sklep Wrzeciono", "Księgarnia Ścieg"],
  locker: "Skrytka",
  phone: (digits) => `+48 800 000 0${digits}`,
  hours: [week("10:00-20:00", "10:00-20:00", ""), week("09:00-21:00", "09:00-21:00", "")],
}
