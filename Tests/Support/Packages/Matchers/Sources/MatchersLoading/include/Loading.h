// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

#import <XCTest/XCTest.h>

@interface XCTestObservationCenter (Loading)

@end
