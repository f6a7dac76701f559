import { type Html, html } from "../platform/http/html.ts"

export interface Column<Row> {
  readonly name: string
  readonly isNumber?: boolean
  readonly cell: (row: Row) => Html | string | number | undefined
}

/** A table with its caption, or a sentence when there are no rows. */
export const dataTable = <Row>(
  caption: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  emptyMessage: string,
): Html =>
  rows.length === 0
    ? html`<p class="card hint">${emptyMessage}</p>`
    : html`<div class="table" role="region" aria-label="${caption}" tabindex="0">
        <table>
          <caption>
            ${caption}
          </caption>
          <thead>
            <tr>
              ${columns.map(
                ({ name, isNumber }) =>
                  html`<th scope="col" ${isNumber === true && html` class="number"`}>${name}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  ${columns.map(
                    ({ cell, isNumber }) => html`<td${isNumber === true && html` class="number"`}>${cell(row)}</td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`
