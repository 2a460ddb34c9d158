import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'El trabajo en tienda contado con hechos y un resumen breve.',
  skills: ['Gestión de reclamaciones', 'Chat en directo', 'Inglés'],
  resume: createResume({
    personalInfo: {
      firstName: 'Samuel',
      lastName: 'Ibarra',
      headline: 'Agente de atención al cliente',
      email: 'samuel.ibarra@example.com',
      phone: '+34 600 555 139',
      location: 'Málaga',
      linkedin: '',
      website: 'https://samuelibarra.example/',
      summary:
        'Agente de atención al cliente con experiencia en una librería de mucho público y su tienda en línea. Me desenvuelvo bien con las colas, las devoluciones y quien llega con un mal día. Español e inglés, por teléfono y por chat en directo.',
    },
    experience: [
      createExperience(
        'Dependiente y agente en línea',
        'Librería El Muelle',
        'Málaga',
        ['09/2025'],
        [
          'Atiendo a 80 clientes un sábado y cuadro la caja al céntimo.',
          'Respondo 25 consultas de chat en directo y de soporte por correo por turno, casi todas en 10 minutos.',
          'Resuelvo reclamaciones de hasta 150 € sin consultar; 9 de cada 10, en el primer contacto.',
          'Redacté la guía de una página sobre tramitación de pedidos con la que empiezan los nuevos.',
        ],
      ),
      createExperience(
        'Voluntario de información',
        'Festival Calle del Puerto',
        'Málaga',
        ['06/2025', '08/2025'],
        [
          'Informé a 300 visitantes al día en español e inglés.',
          'Atendí 40 llamadas sobre objetos perdidos y localicé al dueño en 31 casos.',
        ],
      ),
      createExperience(
        'Camarero (media jornada)',
        'Café Musgo',
        'Torremolinos',
        ['10/2023', '05/2025'],
        [
          'Preparé hasta 120 pedidos por turno con menos de 6 minutos de espera.',
          'Formé a 3 compañeros nuevos en conocimiento del producto y alérgenos.',
        ],
      ),
    ],
    education: [
      createEducation(['Bachillerato', 'Humanidades'], 'IES Peñarroya', 'Torremolinos', ['09/2022', '06/2024']),
    ],
    skills: [
      'Gestión de reclamaciones',
      'Escucha activa',
      'Gestión de llamadas',
      'Chat en directo',
      'Tramitación de pedidos',
      'Caja y cobro',
      'Zendesk',
      'Inglés',
    ],
    languages: [
      { name: 'Español', level: 'nativo' },
      { name: 'Inglés', level: 'C1' },
    ],
  }),
};
