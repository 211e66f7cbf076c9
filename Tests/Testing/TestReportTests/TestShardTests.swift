// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TestReport

@Suite struct TestShardTests {
  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "a/b", "1/2/3", "-1/2", "1/10001"])
  func whatIsNoShardIsNone(text: String) {
    #expect(TestShard(text) == nil)
  }

  @Test func eachTestIsInExactlyOneShardAndEachClassStaysWhole() throws {
    let shards = try (1...3).map { try #require(TestShard("\($0)/3")) }
    var counts = [0, 0, 0]
    for number in 0..<300 {
      let names = ["testA", "testB"].map { TestName(target: "T", suite: "Class\(number)", test: $0) }
      let found = shards.map { shard in names.count { shard.includes($0) } }
      #expect(found.sorted() == [0, 0, 2])
      for (index, count) in found.enumerated() where count > 0 { counts[index] += 1 }
    }
    #expect(counts.allSatisfy { $0 > 60 }, "\(counts)")
  }
}
