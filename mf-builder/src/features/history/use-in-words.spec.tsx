import { screen } from '@testing-library/react';
import { draftSchema } from '@shortlist/contracts/builder/saved-resume';
import { sampleResume } from '@shortlist/documents/samples/samples';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../../messages';
import { useInWords } from './use-in-words';

const draft = draftSchema.parse({
  ...sampleResume('ja'),
  language: 'ja',
  templateId: 'minimal-clean',
  density: 'airy',
  pageSize: 'Letter',
  sections: [
    { key: 'skills', name: '' },
    { key: 'projects', name: '制作物', hidden: true },
    { key: 'custom:gone', name: '' },
  ],
  targetJobTitle: '看護師',
  targetIndustry: 'Healthcare',
});

function Said() {
  const { design, sections, target } = useInWords()(draft);
  return (
    <>
      <p>{design}</p>
      <p>{sections}</p>
      <p>{target}</p>
    </>
  );
}

it('formats codes in the page language and omits deleted sections', async () => {
  await renderScreen(<Said />, { at: '/ja/resume-builder/1', area: 'builder', loadMessages });
  expect(screen.getByText(/^Minimal Clean、.+、ゆったり、レター$/u)).toBeTruthy();
  expect(screen.getByText('スキル、制作物（非表示）')).toBeTruthy();
  expect(screen.getByText('看護師、医療')).toBeTruthy();
});
