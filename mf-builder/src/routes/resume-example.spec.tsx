import { fireEvent, screen, waitFor } from '@testing-library/react';
import { juniorResume as example } from '@shortlist/documents/samples/junior/en';
import { FakeEditorServer } from '../testing/fake-editor-server';
import { findField, renderBuilder, changeValue } from '../testing/render-builder';
import ResumeBuilderRoute from './resume-builder';

const server = new FakeEditorServer();
beforeEach(() => {
  localStorage.clear();
  return server.startEmpty();
});
afterEach(() => server.stop());

const openBuilder = (url: string) => renderBuilder(server, <ResumeBuilderRoute />, { url, resumes: [] });

describe('a resume started from an example', () => {
  it('has the sections of the example and shows its text only as hints', async () => {
    const { container, unmount } = await openBuilder('/resume-builder?example=example');
    const firstNameField = await findField('First name');
    expect(firstNameField.value).toBe('');
    expect(firstNameField.placeholder).toBe(example.personalInfo.firstName);
    for (const { position } of example.experience) expect(screen.getByText(`Example: ${position}`)).toBeInTheDocument();
    const fields = [...container.querySelectorAll<HTMLInputElement>('input[data-field], textarea[data-field]')];
    expect(fields.filter(({ type: inputType, value }) => inputType !== 'checkbox' && value !== '')).toEqual([]);
    expect(screen.getByText(/never printed or exported/)).toBeInTheDocument();

    changeValue(firstNameField, 'Ines');
    await waitFor(() => expect(window.location.pathname).toBe('/resume-builder/r-1'));
    const { draft } = server.getResume('r-1');
    expect(draft).toMatchObject({ templateId: 'tech-focused', density: 'compact' });
    expect(draft?.experience).toHaveLength(example.experience.length);
    const draftText = JSON.stringify(draft);
    expect(draftText).toContain('Ines');
    for (const { company } of example.experience) expect(draftText).not.toContain(company);

    // This browser shows the hints whenever the resume is opened, until the user hides them.
    unmount();
    const secondView = await renderBuilder(server, <ResumeBuilderRoute />, {
      url: '/resume-builder/r-1?tab=content',
      resumes: [],
    });
    const lastNameField = await findField('Last name');
    await waitFor(() => expect(lastNameField.placeholder).toBe(example.personalInfo.lastName));
    fireEvent.click(screen.getByRole('button', { name: 'Hide hints' }));
    expect(lastNameField.placeholder).toBe('');
    secondView.unmount();
    await renderBuilder(server, <ResumeBuilderRoute />, { url: '/resume-builder/r-1?tab=content', resumes: [] });
    expect((await findField('Last name')).placeholder).toBe('');
  });

  it('is not stored before the user types', async () => {
    const { unmount } = await openBuilder('/resume-builder?example=example');
    await findField('First name');
    unmount();
    expect(server.writes).toEqual([]);
  });

  it('starts like any new resume if the example does not exist', async () => {
    await openBuilder('/resume-builder?example=astronaut');
    expect(await screen.findByRole('radio', { name: /Modern Professional/ })).toBeInTheDocument();
  });
});
