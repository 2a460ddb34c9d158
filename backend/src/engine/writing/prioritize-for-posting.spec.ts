import { languages } from '@shortlist/contracts/platform/languages';
import { getIndustryOccupations } from '@shortlist/occupations/get-occupations';
import { prioritizeForPosting } from './prioritize-for-posting';
import { writeGeneration } from './rule-based/generation';

const today = '2026-11-21';

it.each(languages.map(({ code }) => code))(
  'puts first what a posting asks for, and changes nothing else: %s',
  (language) => {
    const jobTitle = getIndustryOccupations(language, 'Healthcare').occupations[0]?.title ?? '';
    const input = { jobTitle, industry: 'Healthcare' as const, language, pageSize: 'A4' as const, today };
    const { resume } = writeGeneration(input);
    const requestedSkills = resume.skills.slice(-3);
    const prioritized = prioritizeForPosting(resume, `- ${requestedSkills.join('\n- ')}\n- Kubernetes`, language);
    // A posting can mention a skill as a part of another one: “Pompes à perfusion” is also about “Perfusions”.
    expect(prioritized.skills.slice(0, 4)).toEqual(expect.arrayContaining(requestedSkills));
    expect([...prioritized.skills].sort()).toEqual([...resume.skills].sort());
    for (const [i, { achievements, ...entry }] of prioritized.experience.entries()) {
      const { achievements: usualAchievements, ...usualEntry } = resume.experience[i]!;
      expect([...achievements].sort()).toEqual([...usualAchievements].sort());
      expect(entry).toEqual(usualEntry);
    }
  },
);

it('moves the bullets about requested skills to the front of their job', () => {
  const { resume } = writeGeneration({
    jobTitle: 'Registered Nurse',
    industry: 'Healthcare',
    language: 'en',
    pageSize: 'A4',
    today,
  });
  const bullets = resume.experience[0]!.achievements;
  const lastBullet = bullets.at(-1) ?? '';
  const skill = resume.skills.find((name) => lastBullet.toLowerCase().includes(name.toLowerCase())) ?? '';
  expect(skill).not.toBe('');
  const [firstBullet] = prioritizeForPosting(resume, skill, 'en').experience[0]!.achievements;
  expect(firstBullet?.toLowerCase()).toContain(skill.toLowerCase());
});

it('names in the letter the strengths that a posting asks for', () => {
  const input = {
    jobTitle: 'Registered Nurse',
    industry: 'Healthcare',
    language: 'en',
    pageSize: 'A4',
    today,
  } as const;
  const { resume, letter } = writeGeneration(input);
  const unnamedSkill = resume.skills.find((skill) => !letter.paragraphs.join().includes(skill.toLowerCase())) ?? '';
  const { letter: letterForPosting } = writeGeneration({ ...input, jobPosting: `You bring ${unnamedSkill}.` });
  expect(letterForPosting.paragraphs.at(-1)?.toLowerCase()).toContain(unnamedSkill.toLowerCase());
});
