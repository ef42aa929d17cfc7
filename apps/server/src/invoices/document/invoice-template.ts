/**
 * The page of an invoice in Typst. What people wrote comes as data (`sys.inputs`), never as part of the program. Amiri writes lam-alef
 * as two glyphs and is set without ligatures, so that the text can be copied and searched as it was written.
 */
export const invoiceTemplate = String.raw`
#let data = json(bytes(sys.inputs.invoice))
#set document(title: data.number, author: data.sellerName)
#set page(paper: "a4", margin: (x: 18mm, y: 16mm), footer: align(center, text(size: 8pt, fill: luma(90))[
  #data.number #h(4pt) · #h(4pt) #context counter(page).display("1 / 1", both: true)
]))
#set text(font: ("IBM Plex Sans", "Amiri"), size: 9.5pt, fill: rgb("#1b1b1b"), fallback: false)
#set par(leading: 0.6em)
#let accent = rgb("#0f6b4f")
#let quiet = luma(80)
#let edge = luma(205)
#let ar(body, ..more) = text(lang: "ar", dir: rtl, font: ("Amiri", "IBM Plex Sans"), size: 1.12em, kerning: false, features: ("calt": 0, "liga": 0, "dlig": 0), ..more, body)
#let en(body, ..more) = text(lang: "en", dir: ltr, ..more, body)
#let code(body) = text(dir: ltr, lang: "en", number-width: "tabular", body)
#let own(body) = if body.contains(regex("\p{Arabic}")) { align(right, ar(body)) } else { align(left, en(body)) }

#if data.isSample {
  block(width: 100%, fill: rgb("#fdecea"), stroke: 0.6pt + rgb("#c0392b"), inset: 7pt, radius: 3pt,
    grid(columns: (1fr, 1fr), align: (left, right), en(data.labels.sample.en, weight: "semibold"), ar(data.labels.sample.ar, weight: "bold")))
  v(2mm)
}
#grid(columns: (1fr, auto), align: (left + top, right + top),
  [
    #text(size: 17pt, weight: "semibold", fill: accent, en(data.title.en))
    #v(-6pt)
    #text(size: 17pt, ar(data.title.ar, weight: "bold", fill: accent))
  ],
  image(bytes(data.qr), width: 32mm, format: "svg"),
)
#v(2mm)
#line(length: 100%, stroke: 0.8pt + accent)
#v(1mm)
#grid(columns: (1fr, auto, 1fr), align: (left, center, right), row-gutter: 6pt,
  ..data.facts.map(f => (en(f.label.en, fill: quiet), code(f.value), ar(f.label.ar, fill: quiet))).flatten())
#v(3mm)
#let party(label, lines, codes) = block(width: 100%, inset: 9pt, radius: 3pt, stroke: 0.6pt + edge)[
  #grid(columns: (1fr, 1fr), align: (left, right), en(label.en, fill: quiet, size: 8.5pt), ar(label.ar, fill: quiet))
  #for each in lines { block(width: 100%, above: 6pt, below: 6pt, own(each)) }
  #for each in codes { block(width: 100%, above: 6pt, below: 6pt, grid(columns: (1fr, auto, 1fr), align: (left, center, right),
    en(each.label.en, fill: quiet, size: 8.5pt), code(each.value), ar(each.label.ar, fill: quiet))) }
]
#grid(columns: (1fr, 1fr), column-gutter: 6mm,
  party(data.labels.seller, data.sellerLines, data.sellerCodes),
  party(data.labels.buyer, data.buyerLines, data.buyerCodes))
#v(4mm)
#let head(label, side) = align(side)[#en(label.en, size: 8pt, weight: "semibold") \ #ar(label.ar, size: 9.5pt)]
#table(columns: (1fr, auto, auto, auto, auto, auto), align: (left, right, right, right, right, right), inset: (x: 6pt, y: 6pt),
  stroke: (x, y) => (bottom: 0.6pt + edge), fill: (x, y) => if y == 0 { rgb("#eef5f2") },
  table.header(..data.columns.enumerate().map(((i, c)) => head(c, if i == 0 { left } else { right }))),
  ..data.lines.map(l => ([#own(l.descriptionEn) #v(-4pt) #own(l.descriptionAr)], ..l.values.map(code))).flatten())
#v(2mm)
#align(right, block(width: 110mm, grid(columns: (1fr, auto, 1fr), align: (left, right, right), row-gutter: 7pt, inset: (x: 2pt),
  ..data.totals.map(t => (
    en(t.label.en, weight: if t.strong { "semibold" } else { "regular" }),
    text(weight: if t.strong { "semibold" } else { "regular" }, code(t.value)),
    ar(t.label.ar, weight: if t.strong { "bold" } else { "regular" }),
  )).flatten())))
#v(1fr)
#for each in data.notes { grid(columns: (1fr, 1fr), align: (left, right), en(each.en, size: 8.5pt, fill: quiet), ar(each.ar, fill: quiet)) }
`;
