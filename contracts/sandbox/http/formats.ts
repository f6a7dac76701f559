const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu

const isCalendarDate = (text: string): boolean => {
  const [, year, month, day] = DATE.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

const isMoment = (text: string): boolean => isCalendarDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))

/** The `format` values of the documents, as Ajv expects them. 31 February is not a date. */
export const formats = { date: isCalendarDate, "date-time": isMoment, uuid: UUID }
