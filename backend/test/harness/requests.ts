export const contactForm = { name: 'A', email: 'a@example.com', subject: 'S', message: 'M' };
export const nurseGenerationRequest = { jobTitle: 'Registered Nurse', industry: 'Healthcare' };
export const letterRequest = { jobTitle: 'Registered Nurse', companyName: 'Acme Hospital' };
export const letterPath = '/api/cover-letters/generate';
