require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');

// antd's first render of a page takes long on a busy machine
configure({ asyncUtilTimeout: 5000 });
