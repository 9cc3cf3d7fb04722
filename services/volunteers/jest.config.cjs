module.exports = { ...require('../../tools/jest/service.cjs'), rootDir: __dirname };
