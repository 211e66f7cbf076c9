// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

// What `doors.c` defines are Foundation's functions, which its own module declares.
