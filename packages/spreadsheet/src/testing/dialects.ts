import { main, sheetXml, workbookOf, xml } from './zip.ts';

/** Strings, styles and cells as LibreOffice writes them: with readings, pieces of different looks, and styles of every kind. */
export const libreOffice = (): Uint8Array =>
  workbookOf(
    {
      name: 'xl/worksheets/sheet1.xml',
      content: xml(
        `<worksheet xmlns="${main}"><sheetPr filterMode="false"><pageSetUpPr fitToPage="false"/></sheetPr><dimension ref="A1:A1"/><sheetViews><sheetView showFormulas="false" rightToLeft="true" workbookViewId="0"><selection pane="topLeft"/></sheetView></sheetViews><cols><col min="1" max="1024" width="11.52"/></cols><sheetData>
<row r="1" customFormat="false" ht="12.8"><c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c><c r="D1" s="0" t="s"><v>2</v></c></row>
<row r="3"><c r="A3" s="4"><v>62810001</v></c><c r="B3" s="1"><v>0.155</v></c><c r="C3" s="2"><v>46082</v></c><c r="D3" s="3"><f aca="false">B3*2</f><v>1234.5</v></c><c r="E3" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="F3" t="str"><f>"a"&amp;"b"</f><v>ab &lt;&#1588;&gt;</v></c><c r="G3" t="b"><v>1</v></c><c r="H3"><f>A9</f></c></row>
</sheetData><mergeCells count="1"><mergeCell ref="A1:C2"/></mergeCells></worksheet>`,
      ),
    },
    [
      {
        name: 'xl/sharedStrings.xml',
        content: xml(
          `<sst xmlns="${main}" count="3" uniqueCount="3"><si><t xml:space="preserve"> باركود </t></si><si><r><t>تك</t></r><r><rPr><b val="true"/><sz val="11"/></rPr><t>لفة</t></r><rPh sb="0" eb="1"><t>ignored</t></rPh><phoneticPr fontId="1"/></si><si><t>a_x000D_b_x005F_c</t></si></sst>`,
        ),
      },
      {
        name: 'xl/styles.xml',
        content: xml(
          `<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="General"/><numFmt numFmtId="165" formatCode="#,##0.00&quot; sdh&quot;;[RED]-#,##0.00"/><numFmt numFmtId="166" formatCode="0000000000000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="164"/><xf numFmtId="10"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>`,
        ),
      },
    ],
  );

/** Cells without an address, texts within them, and a thousand empty rows behind: as Google Sheets and small exporters write. */
export const inlineTexts = (): Uint8Array =>
  workbookOf(
    `<row><c t="inlineStr"><is><t>barcode</t></is></c><c t="inlineStr"><is><r><t>co</t></r><r><t>st</t></r></is></c></row><row><c t="inlineStr"><is><t>0628</t></is></c><c><v>12.5</v></c></row>${'<row><c/><c s="0"/></row>'.repeat(1000)}`,
  );

/** Every element with a prefix, as the toolkits for .NET and SAP write. */
export const prefixed = (): Uint8Array =>
  workbookOf({
    name: 'xl/worksheets/sheet1.xml',
    content: xml(
      `<x:worksheet xmlns:x="${main}"><x:sheetData><x:row r="1"><x:c r="A1" t="inlineStr"><x:is><x:t>باركود</x:t></x:is></x:c><x:c r="C1"><x:v>8.25</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
    ),
  });

export const countedFrom1904 = (): Uint8Array =>
  workbookOf(
    {
      name: 'xl/worksheets/sheet1.xml',
      content: sheetXml(
        '<row r="1"><c r="A1" s="1"><v>44620</v></c><c r="B1" t="d"><v>2026-03-01T00:00:00</v></c></row>',
      ),
    },
    [
      {
        name: 'xl/styles.xml',
        content: xml(
          `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
        ),
      },
    ],
    { before: '<workbookPr date1904="true"/>' },
  );
