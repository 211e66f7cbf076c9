// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XcodeProject

@Suite struct BridgingHeaderTests {
  @Test func modulesAreWhatIsImportedInAnyForm() {
    let header = BridgingHeader(
      """
      // #import <Nothing/Nothing.h>
      #ifndef Bridging_h
      #define Bridging_h
      /* #import "Old.h"
         @import Older; */
      #import <UIKit/UIKit.h>
      #import "Nocilla.h" // a library
      #include <sqlite3.h>
      @import CoreData.NSManagedObject;
      #import <UIKit/UIView.h>
      # /* what is left */
      #import "NSString+Own.h"
      #endif
      """)
    #expect(header.modules == ["UIKit", "Nocilla", "SQLite3", "CoreData"])
    #expect(!header.hasDeclarations)
  }

  @Test func declarationsAreToldOf() {
    #expect(BridgingHeader("#import \"A.h\"\nextern int count;\n").hasDeclarations)
    #expect(!BridgingHeader("").hasDeclarations)
    #expect(BridgingHeader("/* never ended").modules == [])
  }
}
