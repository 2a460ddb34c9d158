import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import { jobAnalysisTask } from '../tasks/job-analysis';
import { coverLetterTask } from '../tasks/cover-letter';
import { buildCoverLetter } from './cover-letter';
import { localizeResume } from './localize-resume';

describe('a resume in another language', () => {
  it('translates skills found in the dictionary and drops the sentences', async () => {
    const { sample } = await loadNurseSample('de');
    const localizedResume = localizeResume('en', sample.resume, 'de');
    expect(localizedResume.skills).toContain('triage');
    expect(localizedResume.experience.map(({ company }) => company)).toEqual(
      sample.resume.experience.map(({ company }) => company),
    );
    const { paragraphs, suggestions } = buildCoverLetter({
      resume: sample.resume,
      resumeLanguage: 'de',
      adviceLanguage: 'es',
      jobTitle: 'Registered Nurse',
      company: 'Acme',
      language: 'en',
    });
    expect(paragraphs.join(' ')).not.toMatch(/\b(?:und|der|mit)\b/);
    expect(paragraphs.join(' ')).toContain('triage');
    expect(suggestions).toContainEqual(expect.stringMatching(/^Su currículum está en otro idioma/));
  });

  it("accepts a model's letter in the requested language", async () => {
    const { sample } = await loadNurseSample('de');
    const paragraphs = [
      'My work covers triage, patient education and electronic health records.',
      'At Klinikum Haseufer I moved handovers into the electronic health record, with 38% fewer missing entries.',
    ];
    const input = {
      resume: sample.resume,
      resumeLanguage: 'de',
      language: 'en',
      jobTitle: 'Nurse',
      company: 'Acme',
    } as const;
    expect(coverLetterTask.checkCompletion({ paragraphs }, input)).toMatchObject({
      output: { paragraphs },
      violations: [],
    });
    const { output } = coverLetterTask.checkCompletion(
      { paragraphs: ['At Google I ran 50 wards with an MBA from Harvard.'] },
      input,
    );
    expect(output.paragraphs.join('')).not.toMatch(/Google|50|Harvard/);
  });

  it('stays unchanged in its own language', async () => {
    const { sample } = await loadNurseSample('de');
    expect(localizeResume('de', sample.resume, 'de')).toBe(sample.resume);
    expect(localizeResume('de', sample.resume)).toBe(sample.resume);
  });
});

describe('suggestions from a model', () => {
  const input = { title: 'Data Engineer', required: ['Python'], preferred: ['Spark'], language: 'en' as const };
  const checkSuggestions = (...suggestions: string[]) => jobAnalysisTask.checkCompletion({ suggestions }, input);

  it('mention only terms of the job posting', () => {
    const suggestions = [
      'Say Python in a bullet.',
      'Show Spark with a result.',
      'Write the title of the post: Data Engineer.',
    ];
    expect(checkSuggestions(...suggestions)).toEqual({ output: suggestions, violations: [] });
    const { output, violations } = checkSuggestions(
      'Add Kubernetes.',
      'See https://evil.example/a',
      'Say Python in a bullet.',
    );
    expect(output).toHaveLength(3);
    expect(output.join(' ')).not.toMatch(/Kubernetes|evil/);
    expect(violations).toEqual([]);
  });

  it('are reported if they are in the wrong language', () => {
    const { violations } = checkSuggestions(
      'Escriba los resultados de su trabajo con Python en los puntos de la experiencia.',
      'Ponga el título de la oferta debajo de su nombre para que lo encuentren.',
      'Añada una cifra a cada logro que sea verdad para usted.',
    );
    expect(violations).toHaveLength(1);
  });
});
