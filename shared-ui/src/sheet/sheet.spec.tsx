import { fireEvent, render, screen, within } from '@testing-library/react';
import { composeLetter } from '@shortlist/documents/compose/compose-letter';
import { composeResume } from '@shortlist/documents/compose/compose-resume';
import { addResumeSkeleton } from '@shortlist/documents/skeleton-content';
import { getSampleResume } from '@shortlist/documents/samples/get-sample-resume';
import { seniorResume, seniorLetter } from '@shortlist/documents/samples/senior/en';
import { templateDesigns } from '@shortlist/documents/templates/designs';
import { toPlainText } from '@shortlist/documents/plain-text';
import { languages } from '@shortlist/contracts/platform/languages';
import { Sheet, type SheetProps } from './sheet';

const options = { templateId: 'modern-professional', language: 'en', pageSize: 'A4' } as const;
const removeWhitespace = (text: string | null) => (text ?? '').replace(/\s/g, '');

const draftResume = {
  ...getSampleResume('en'),
  experience: getSampleResume('en').experience.map((item) => ({
    ...item,
    company: '[Employer]',
    achievements: ['Assess and triage [number] patients a shift.'],
  })),
};

describe('Sheet', () => {
  it('renders the text of the document in order, in every template and language', () => {
    for (const { id: templateId } of templateDesigns) {
      for (const { code: language } of languages) {
        const tree = composeResume(getSampleResume(language), { ...options, templateId, language });
        const { container, unmount } = render(<Sheet tree={tree} />);
        expect(removeWhitespace(container.textContent)).toBe(removeWhitespace(toPlainText(tree)));
        unmount();
      }
      const letter = composeLetter(seniorLetter, { ...options, templateId });
      const { container, unmount } = render(<Sheet tree={letter} />);
      expect(removeWhitespace(container.textContent)).toBe(removeWhitespace(toPlainText(letter)));
      unmount();
    }
  });

  it("is an article with headings and lists in the document's language", () => {
    const tree = composeResume(getSampleResume('fr'), { ...options, language: 'fr' });
    render(<Sheet tree={tree} label="CV" />);
    const sheet = screen.getByRole('article', { name: 'CV' });
    expect(sheet).toHaveAttribute('lang', 'fr');
    expect(within(sheet).getByRole('heading', { level: 2 }).textContent).toBe('Camille Perrin');
    expect(within(sheet).getByRole('heading', { level: 3, name: 'Expérience' })).toBeInTheDocument();
    expect(within(sheet).getAllByRole('listitem').length).toBeGreaterThan(5);
  });

  it('renders open and filled blanks as buttons if they can be filled', () => {
    const onBlankClick = jest.fn();
    const tree = composeResume(draftResume, { ...options, fills: { 'experience.0.company#0': 'Saint Brigid' } });
    render(<Sheet tree={tree} onBlankClick={onBlankClick} activeBlankId="experience.0.achievements.0#0" />);

    const [numberBlank] = screen.getAllByRole('button', { name: '[number]' });
    expect(numberBlank?.hasAttribute('data-active')).toBe(true);
    fireEvent.click(numberBlank as HTMLElement);
    expect(onBlankClick).toHaveBeenLastCalledWith(
      { id: 'experience.0.achievements.0#0', label: 'number', filled: false },
      numberBlank,
    );
    const filledBlank = screen.getByRole('button', { name: 'Saint Brigid' });
    fireEvent.keyDown(filledBlank, { key: 'Enter' });
    expect(onBlankClick).toHaveBeenLastCalledWith(
      { id: 'experience.0.company#0', label: 'Employer', filled: true },
      filledBlank,
    );
    expect(screen.getAllByRole('button', { name: '[Employer]' })).toHaveLength(2);
  });

  it('renders blanks as text if they cannot be filled', () => {
    render(<Sheet tree={composeResume(draftResume, options)} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByText('[Employer]')).toHaveLength(3);
  });

  it('highlights whole words in body text, but not in headings or titles', () => {
    const tree = composeResume(seniorResume, options);
    const { container } = render(
      <Sheet tree={tree} highlightTerms={['Engineers', 'Go', 'Head of Platform Engineering']} />,
    );
    const highlightedTexts = [...container.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(highlightedTexts).toEqual(['engineers', 'engineers', 'engineers', 'engineer', 'engineers', 'Go', 'Go']);
  });

  it('draws bars for unwritten text and a caret after written text', () => {
    const partialDraft = { ...draftResume, experience: draftResume.experience.slice(0, 1), education: [], skills: [] };
    const { container } = render(<Sheet tree={composeResume(addResumeSkeleton(partialDraft), options)} isWriting />);
    expect(container.textContent).not.toContain('░');
    expect(container.querySelectorAll('.sheet-ghost').length).toBeGreaterThan(8);
    expect(container.querySelectorAll('.sheet-caret')).toHaveLength(1);
  });

  it('treats markup in a document as text', () => {
    const info = { ...seniorResume.personalInfo, summary: '<img src=x onerror=alert(1)> [<b>]' };
    const { container } = render(<Sheet tree={composeResume({ ...seniorResume, personalInfo: info }, options)} />);
    expect(container.querySelector('img, b')).toBeNull();
    expect(container.textContent).toContain('<img src=x');
  });

  it('renders only safe links', () => {
    const tree = composeResume(seniorResume, options);
    const run = { text: 'x', link: 'javascript:alert(1)' };
    const style = tree.footer.style;
    const blocks = [
      ...tree.blocks,
      { type: 'text' as const, role: 'link' as const, style, runs: [run], spaceBefore: 0 },
    ];
    const { container } = render(<Sheet tree={{ ...tree, blocks }} />);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    expect(links).toContain('mailto:ines.calloway@example.com');
    expect(links.filter((link) => !/^(https:|mailto:|tel:)/.test(link))).toEqual([]);
  });

  describe('in an editor', () => {
    const createSheet = (props: Partial<SheetProps>) => (
      <Sheet tree={composeResume(seniorResume, options)} {...props} />
    );
    const listActiveElements = (container: HTMLElement) => [...container.querySelectorAll('[data-active]')];

    it('reports the clicked field, even on a line with several fields', () => {
      const onFieldClick = jest.fn();
      const { container } = render(createSheet({ onFieldClick }));
      const fields = [
        ['experience.0.achievements.1', seniorResume.experience[0]?.achievements[1]],
        ['experience.1.company', seniorResume.experience[1]?.company],
        ['education.0.field', seniorResume.education[0]?.field],
        ['personalInfo.email', seniorResume.personalInfo.email],
        ['skills', 'Skills'],
      ] as const;
      for (const [path, text] of fields) {
        const element = [...container.querySelectorAll(`[data-path="${path}"]`)].at(-1);
        expect(removeWhitespace(element?.textContent ?? '').replace('•', '')).toBe(removeWhitespace(text ?? ''));
        fireEvent.click(element as Element);
        expect(onFieldClick.mock.lastCall).toEqual([path, { x: 0, y: 0 }]);
      }
    });

    it('does not follow links and does not report clicks on blanks as clicks on fields', () => {
      const [onFieldClick, onBlankClick] = [jest.fn(), jest.fn()];
      render(createSheet({ tree: composeResume(draftResume, options), onFieldClick, onBlankClick }));
      fireEvent.click(screen.getAllByRole('button', { name: '[number]' })[0] as HTMLElement);
      expect(onBlankClick).toHaveBeenCalledTimes(1);
      expect(onFieldClick).not.toHaveBeenCalled();
      const [link] = screen.getAllByRole('link');
      expect(fireEvent.click(link as HTMLElement)).toBe(false);
      expect(onFieldClick).toHaveBeenCalledTimes(1);
    });

    it('outlines the edited entry, line or section', () => {
      const { container, rerender } = render(createSheet({ activePath: 'experience.1' }));
      const [entry, ...descendants] = listActiveElements(container);
      expect(entry?.getAttribute('data-part')).toBe('entry');
      expect(entry?.textContent).toContain(seniorResume.experience[1]?.company);
      expect(descendants.every((element) => entry?.contains(element))).toBe(true);

      rerender(createSheet({ activePath: 'experience.1.achievements.0' }));
      expect(listActiveElements(container).map(({ textContent }) => removeWhitespace(textContent))).toEqual([
        removeWhitespace(`•${seniorResume.experience[1]?.achievements[0]}`),
      ]);
      rerender(createSheet({ activePath: 'experience.10' }));
      expect(listActiveElements(container)).toEqual([]);
      rerender(createSheet({ activePath: 'skills' }));
      expect(listActiveElements(container)[0]?.tagName).toBe('SECTION');
    });

    it('sets no paths by default', () => {
      const { container } = render(createSheet({}));
      expect(container.querySelector('[data-path], [data-active]')).toBeNull();
    });
  });
});
