module.exports = { ...require('../../tools/jest/web.cjs'), rootDir: __dirname };
