import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import { xlsx, type Column } from './xlsx';

interface Row {
  name: string;
  born: string;
  price: number;
}
const columns: Column<Row>[] = [
  { header: 'Naam', value: (r) => r.name },
  { header: 'Geboren', value: (r) => r.born, kind: 'date' },
  { header: 'Prijs', value: (r) => r.price, kind: 'money' },
];

async function written(rows: Row[]): Promise<ExcelJS.Worksheet> {
  const file = xlsx(
    'proef',
    columns,
    (async function* () {
      yield rows;
    })(),
  );
  const book = new ExcelJS.Workbook();
  await book.xlsx.load((await buffer(file.stream)) as never);
  return book.worksheets[0];
}

it('writes headings, dates and amounts as what they are', async () => {
  const sheet = await written([{ name: 'An', born: '1990-04-01', price: 12.5 }]);
  expect(sheet.getRow(1).values).toEqual([undefined, 'Naam', 'Geboren', 'Prijs']);
  expect(sheet.getCell('B2').value).toEqual(new Date('1990-04-01T00:00:00Z'));
  expect(sheet.getCell('C2').value).toBe(12.5);
});

it.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x")'])(
  'keeps %j as text, never a formula',
  async (name) => {
    const cell = (await written([{ name, born: '', price: 0 }])).getCell('A2');
    expect(cell.type).toBe(ExcelJS.ValueType.String);
    expect(cell.value).toBe(name);
  },
);
