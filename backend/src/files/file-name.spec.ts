import { formatContentDisposition, buildFileName } from './file-name';

describe('file names', () => {
  it.each([
    [['Ines Halvorsen', 'Registered Nurse'], 'en', 'Ines-Halvorsen-Registered-Nurse-Resume.pdf'],
    [['[Your name]', '', 'C++ / QA Engineer'], 'en', 'C-QA-Engineer-Resume.pdf'],
    [['José Núñez', 'Enfermero'], 'es', 'José-Núñez-Enfermero-CV.pdf'],
    [['佐藤 花子', '看護師'], 'ja', '佐藤-花子-看護師-職務経歴書.pdf'],
    [['../../etc', 'x\r\nSet-Cookie: a=b', '<b>'], 'en', 'etc-x-Set-Cookie-a-b-b-Resume.pdf'],
  ] as const)('names the file of %j in %s %s', (parts, language, name) => {
    expect(buildFileName([...parts], 'resume', language)).toBe(name);
  });

  it('sends the file name in a plain and an extended parameter', () => {
    expect(formatContentDisposition('José-CV.pdf', false)).toBe(
      `attachment; filename="Jose-CV.pdf"; filename*=UTF-8''Jos%C3%A9-CV.pdf`,
    );
    expect(formatContentDisposition('花子-職務経歴書.pdf', true)).toBe(
      `inline; filename="document.pdf"; filename*=UTF-8''%E8%8A%B1%E5%AD%90-%E8%81%B7%E5%8B%99%E7%B5%8C%E6%AD%B4%E6%9B%B8.pdf`,
    );
  });
});
