import { expect, test } from "vitest";
import { withoutHtml } from "./html-text";

test.each([
  ["<p>Schranke<br>15&nbsp;m &ndash; <b>PNP</b></p>", "Schranke\n15 m – PNP"],
  ["<ul><li>IP67</li><li>24&nbsp;V</li></ul>", "- IP67\n- 24 V"],
  ['<div class="d">Schalter &amp; Kabel<script>alert(1)</script></div>', "Schalter & Kabel"],
  ["<P>x<SCRIPT>y</script >z", "x z"],
  ["<style>p{}</style><p>x</p><!-- <p>weg --><p>y", "x\n\ny"],
  ["a<br>b<script>c", "a\nb"],
  ["Druck <br/> 5 < 6 &Oslash; 20 &#177; &#xB0;C &hellip;", "Druck\n5 < 6 Ø 20 ± °C …"],
  ["Text<br>und <p class=", "Text\nund"],
  ["<p>&lt;p&gt;zweimal&lt;/p&gt;</p>", "zweimal"],
  ["<b>fett</b>", "fett"],
  ["<p>&unbekannt; &#0;&#xD800;x</p>", "&unbekannt; x"],
  ["Sch&uuml;tz 24&nbsp;V &amp; Zubeh&ouml;r", "Schütz 24 V & Zubehör"],
  ["Pepperl &amp; Fuchs", "Pepperl & Fuchs"],
  ["<![CDATA[Kabel & Leitung]]>", "Kabel & Leitung"],
  ["<![CDATA[<p>5 m</p><p>grau</p>]]>", "5 m\n\ngrau"],
  ["<![CDATA[Kabel 5]]> <![CDATA[m]]>", "Kabel 5 m"],
  ["<![CDATA[abgeschnitten", "abgeschnitten"],
  ["<p>&lt;![CDATA[Kabel]]&gt;</p>", "Kabel"],
  ["R&amp;D", "R&D"],
  ["Gr&amp;ouml;&amp;szlig;e", "Größe"],
  ["&lt;p&gt;Kabel&lt;/p&gt;", "Kabel"],
  ["5 &lt; 6 &#248; 20  mm\n&Oslash; 30", "5 < 6 ø 20  mm\nØ 30"],
])("%j is %j", (html, text) => {
  expect(withoutHtml(html)).toBe(text);
});

test.each([
  ..."a < b & c > d|Länge <b> 20 mm|R&D; GmbH|<6205>|x<y>z|A&B;C|X&GE;Y|A&SHY;B|&unbekannt;".split(
    "|",
  ),
  ..."a[b[1]]>5|?a=1&deg=2|< p >".split("|"),
])("%j is no HTML and stays", (text) => {
  expect(withoutHtml(text)).toBe(text);
});
