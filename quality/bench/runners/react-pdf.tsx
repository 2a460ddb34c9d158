/** Uses @react-pdf/renderer with a layout like Reactive Resume's. */
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { serveRunner } from '../comparison/runner';
import { fontFamilies, getFontFamily, getFontFile, weights } from '../competitors/fonts';
import { type PlainEntry, toPlainResume, type PlainResume } from '../competitors/plain-resume';

const styles = StyleSheet.create({
  page: { paddingVertical: 52, paddingHorizontal: 64, fontSize: 9.4, lineHeight: 1.4, color: '#1B1D21' },
  name: { fontSize: 29, lineHeight: 1.1 },
  headline: { fontSize: 12, color: '#1F4E79' },
  contacts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 12, fontSize: 8.6, marginTop: 6 },
  section: { marginTop: 10 },
  heading: { fontSize: 11, fontWeight: 700, color: '#1F4E79', borderBottom: '0.5pt solid #C5CDD6', marginBottom: 4 },
  entry: { marginBottom: 6 },
  row: { flexDirection: 'row', justifyContent: 'space-between', columnGap: 10 },
  bold: { fontWeight: 700, flexShrink: 1 },
  bullet: { flexDirection: 'row', columnGap: 6 },
  bulletText: { flex: 1 },
});

function Entry({ title, date, organization, location, bullets }: PlainEntry) {
  return (
    <View style={styles.entry}>
      <View style={styles.row}>
        <Text style={styles.bold}>{title}</Text>
        <Text>{date}</Text>
      </View>
      <View style={styles.row}>
        <Text>{organization}</Text>
        <Text>{location}</Text>
      </View>
      {bullets.map((text, i) => (
        <View key={i} style={styles.bullet}>
          <Text>•</Text>
          <Text style={styles.bulletText}>{text}</Text>
        </View>
      ))}
    </View>
  );
}

function Resume({ resume: { name, headline, contacts, sections, language } }: { resume: PlainResume }) {
  return (
    <Document title={name} language={language}>
      <Page size="A4" style={[styles.page, { fontFamily: getFontFamily(language).name }]}>
        <Text style={styles.name}>{name}</Text>
        <Text style={styles.headline}>{headline}</Text>
        <View style={styles.contacts}>
          {contacts.map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </View>
        {sections.map(({ heading, paragraphs, entries }) => (
          <View key={heading} style={styles.section}>
            <Text style={styles.heading}>{heading}</Text>
            {paragraphs.map((text, i) => (
              <Text key={i}>{text}</Text>
            ))}
            {entries.map((entry, i) => (
              <Entry key={i} {...entry} />
            ))}
          </View>
        ))}
      </Page>
    </Document>
  );
}

/** Japanese lines may break between any two characters. Other words are never split. */
const unspacedScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const splitForLineBreaks = (word: string) =>
  unspacedScriptPattern.test(word) ? [...word].flatMap((letter) => [letter, '']) : [word];

void serveRunner(() => {
  for (const { name, id } of Object.values(fontFamilies))
    Font.register({
      family: name,
      fonts: weights.map((weight) => ({ src: getFontFile(id, weight), fontWeight: weight })),
    });
  Font.registerHyphenationCallback(splitForLineBreaks);
  return ({ content, language }) => renderToBuffer(<Resume resume={toPlainResume(content, language)} />);
});
