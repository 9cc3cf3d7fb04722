import { toEuros } from '@stoet/contracts';
import { articleNumber } from '@stoet/contracts/clothing/article.contract';
import { PRICE_LETTERS } from '@stoet/contracts/clothing/category.contract';
import { ORDER_TYPE, type OrderType } from '@stoet/contracts/clothing/order.contract';
import type { FileAnswer } from '@stoet/service-kit';
import PDFDocument from 'pdfkit';
import { outstandingOf } from './order.rules';
import type { Order, StoredLine } from './order.schema';

const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN; // A4
const BOTTOM = 841.89 - MARGIN;
const ROW = 18;
const SIGNATURES = 130;
const INK = '#1F1A14';
const GREY = '#5C5348';
const LINE = '#DDD5C9';
const SHADE = '#F6F2EC';
const NUMBER_LABEL: Record<OrderType, string> = {
  [ORDER_TYPE.company]: 'Btw-nummer',
  [ORDER_TYPE.association]: 'Ondernemingsnummer',
  [ORDER_TYPE.associationWithoutNumber]: '',
  [ORDER_TYPE.ownProject]: 'Btw-nummer',
};

const money = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' });
// the built-in fonts have no narrow space
const euros = (cents: number) => money.format(toEuros(cents)).replace(/\s/g, ' ');
const date = (day: string) => day.slice(0, 10).split('-').reverse().join('/');

/** The order form on A4, with lines, prices and room for signatures. Fetches nothing; the national number is left out. */
export function orderPdf(order: Order): FileAnswer {
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, bufferPages: true, lang: 'nl-BE' });
  doc.info.Title = `Bestelbon ${order._id}`;
  doc.fillColor(INK);
  heading(doc, order);
  facts(doc, order);
  lines(doc, order);
  totals(doc, order);
  signatures(doc);
  pageNumbers(doc, order);
  doc.end();
  return {
    stream: doc as unknown as FileAnswer['stream'],
    type: 'application/pdf',
    name: `bestelbon-${order._id}.pdf`,
    inline: true,
  };
}

type Doc = InstanceType<typeof PDFDocument>;

function heading(doc: Doc, order: Order): void {
  doc.font('Helvetica-Bold').fontSize(20).text(`Bestelbon ${order._id}`);
  const state = order.canceled ? 'Geannuleerd' : order.billed ? 'Gefactureerd' : '';
  const created = `Aangemaakt op ${date(order.creationDt.toISOString())}`;
  doc.font('Helvetica').fontSize(10).fillColor(GREY).text([created, state].filter(Boolean).join(' · '));
  doc.fillColor(INK).moveDown(1);
}

/** Renter on the left, project and dates on the right. */
function facts(doc: Doc, order: Order): void {
  const top = doc.y;
  const half = WIDTH / 2 - 8;
  column(doc, MARGIN, top, half, 'Huurder', [
    ['Naam', order.companyName],
    ['Verantwoordelijke', order.name],
    [NUMBER_LABEL[order.type], order.uniqueNumber],
    ['Rekeningnummer', order.bankAccount],
    ['Adres', `${order.streetName} ${order.houseNumber}, ${order.zipCode} ${order.cityName}`],
    ['Telefoon', order.cellPhone],
    ['E-mail', order.email],
  ]);
  const left = doc.y;
  column(doc, MARGIN + half + 16, top, half, 'Project', [
    ['Project', order.projectName],
    ['Contactpersoon', order.projectOwner],
    ['Telefoon', order.projectOwnerCellPhone],
    ['Periode', `${date(order.fromDt)} tot ${date(order.toDt)}`],
    ['Aantal periodes', String(order.periods)],
    ['Terug voor', date(order.returnBefore)],
    ['Prijscategorie', PRICE_LETTERS[order.priceCategory - 1]],
  ]);
  doc.y = Math.max(left, doc.y);
  doc.x = MARGIN;
  if (order.info) doc.moveDown(0.5).fontSize(9).text(order.info, MARGIN, doc.y, { width: WIDTH });
  doc.moveDown(1);
}

function column(doc: Doc, x: number, y: number, width: number, title: string, rows: [string, string][]): void {
  doc.font('Helvetica-Bold').fontSize(11).text(title, x, y, { width });
  doc.moveDown(0.3).fontSize(9);
  for (const [label, value] of rows.filter(([name, text]) => name && text)) {
    const at = doc.y;
    doc.font('Helvetica').fillColor(GREY).text(label, x, at, { width: 90 });
    doc.fillColor(INK).text(value, x + 94, at, { width: width - 94 });
    doc.y += 2;
  }
}

interface Cell {
  title: string;
  x: number;
  width: number;
  right?: boolean;
  value: (line: StoredLine) => string;
}
const CELLS: Cell[] = [
  { title: 'Nummer', x: 4, width: 46, value: (l) => articleNumber(l.articleId) },
  { title: 'Omschrijving', x: 54, width: 190, value: (l) => [l.description, l.remarks].filter(Boolean).join(' – ') },
  { title: 'Categorie', x: 248, width: 96, value: (l) => l.name },
  { title: 'Stuks', x: 346, width: 34, right: true, value: (l) => String(l.amount) },
  { title: 'Nog uit', x: 382, width: 42, right: true, value: (l) => String(outstandingOf(l)) },
  { title: 'Prijs', x: 428, width: 66, right: true, value: (l) => euros(l.price) },
];

function lines(doc: Doc, order: Order): void {
  tableHead(doc);
  const groups = [null, ...order.groups.keys()];
  for (const group of groups) {
    const rows = order.items.filter((item) => item.group === group);
    if (group !== null)
      tableRow(doc, [{ ...CELLS[1], x: 4, width: WIDTH - 8, value: () => order.groups[group] }], rows[0], true);
    rows.forEach((row) => tableRow(doc, CELLS, row, false));
  }
}

function tableHead(doc: Doc): void {
  const y = doc.y;
  doc.rect(MARGIN, y, WIDTH, ROW).fill(SHADE).fillColor(INK).font('Helvetica-Bold').fontSize(9);
  for (const { title, x, width, right } of CELLS)
    doc.text(title, MARGIN + x, y + 5, { width, align: right ? 'right' : 'left', lineBreak: false });
  doc.y = y + ROW;
}

function tableRow(doc: Doc, cells: Cell[], line: StoredLine, bold: boolean): void {
  if (doc.y + ROW > BOTTOM) {
    doc.addPage();
    tableHead(doc);
  }
  const y = doc.y;
  doc
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(9)
    .fillColor(INK);
  for (const { x, width, right, value } of cells)
    doc.text(value(line), MARGIN + x, y + 5, { width, height: 10, align: right ? 'right' : 'left', ellipsis: true });
  doc
    .moveTo(MARGIN, y + ROW)
    .lineTo(MARGIN + WIDTH, y + ROW)
    .strokeColor(LINE)
    .stroke();
  doc.y = y + ROW;
}

function totals(doc: Doc, { price, vat, fine, replacementPrice }: Order): void {
  const rows: [string, number][] = [
    ['Prijs', price],
    ['Btw 21 %', vat],
    ...(fine > 0 ? [['Boete', fine] as [string, number]] : []),
    ['Totaal', price + vat + fine],
    ['Vervangwaarde van wat nog uit is', replacementPrice],
  ];
  if (doc.y + rows.length * 16 + SIGNATURES > BOTTOM) doc.addPage();
  doc.y += 12;
  for (const [label, cents] of rows) {
    const y = doc.y;
    doc.font(label === 'Totaal' ? 'Helvetica-Bold' : 'Helvetica').fontSize(10);
    doc.text(label, MARGIN + 220, y, { width: 190 });
    doc.text(euros(cents), MARGIN + 410, y, { width: WIDTH - 414, align: 'right' });
    doc.y = y + 16;
  }
}

function signatures(doc: Doc): void {
  const y = doc.y + 24;
  const half = WIDTH / 2 - 8;
  doc.font('Helvetica').fontSize(9).fillColor(GREY);
  ['Handtekening huurder', 'Handtekening uitlener'].forEach((label, i) => {
    const x = MARGIN + i * (half + 16);
    doc.text(`${label} (datum, naam)`, x, y, { width: half });
    doc
      .rect(x, y + 14, half, 64)
      .strokeColor(LINE)
      .stroke();
  });
}

function pageNumbers(doc: Doc, { _id }: Order): void {
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    doc.page.margins.bottom = 0; // the footer stands in the margin
    doc.fontSize(8).fillColor(GREY);
    doc.text(`Bestelbon ${_id} · pagina ${i + 1} van ${count}`, MARGIN, BOTTOM + 16, { width: WIDTH, align: 'center' });
  }
}
