// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What OpenCombine has, this module has. What it lacks, or does otherwise than Apple's Combine, stands beside this file;
// a type declared here hides the one of the same name there.
//
// Only the module OpenCombine is used: its modules for Foundation and Dispatch leave out what apps need where a module
// named Combine can be found at the moment that they are compiled, which here depends on what was built before. For the
// two members in OpenCombine itself of which that is true see `Optional+Publisher.swift`.
@_exported public import OpenCombine
