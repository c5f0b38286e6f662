// Whether this page is a frame in another site's page. Then it stores no settings, and its links open a new tab: a page
// that lies over the frame can lead nobody through the app.

export const isEmbedded = location.pathname.startsWith('/embed/');
