// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import TesseraShims_Foundation
import Testing

@Suite struct URLCacheTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("url-cache-\(UUID().uuidString)", isDirectory: true)
  private let request = URLRequest(url: URL(string: "https://example.com/posts.json")!)

  private func response(_ text: String) throws -> CachedURLResponse {
    let url = try #require(request.url)
    let head = try #require(
      HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1",
        headerFields: ["Cache-Control": "max-age=600", "Content-Type": "application/json"]))
    return CachedURLResponse(response: head, data: Data(text.utf8))
  }

  private func files(_ folder: URL) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).filter { $0.contains(".stored") }
  }

  @Test func whatIsStoredIsThereForAnotherCacheOfTheFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 22, directory: folder)
    cache.storeCachedResponse(try response("[1]"), for: request)
    #expect(cache.memoryCapacity == 1 << 20 && cache.diskCapacity == 1 << 22 && cache.currentMemoryUsage > 0)
    #expect(files(folder).count == 1)
    let other = URLCache(memoryCapacity: 0, diskCapacity: 1 << 22, directory: folder)
    let found = try #require(other.cachedResponse(for: request))
    #expect(found.data == Data("[1]".utf8) && (found.response as? HTTPURLResponse)?.statusCode == 200)
    other.removeCachedResponse(for: request)
    #expect(other.cachedResponse(for: request) == nil && files(folder).isEmpty)
    cache.removeAllCachedResponses()
    #expect(cache.cachedResponse(for: request) == nil && cache.currentMemoryUsage == 0)
  }

  @Test func aPathWithoutFolderIsInTheCaches() throws {
    let name = "url-cache-\(UUID().uuidString)"
    let caches = try #require(FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    let place = caches.appendingPathComponent(name, isDirectory: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 22, diskPath: name)
    cache.storeCachedResponse(try response("[]"), for: request)
    #expect(files(place).count == 1)
    #expect(!FileManager.default.fileExists(atPath: name))
  }

  @Test func withoutADiskTheMemoryHoldsIt() throws {
    let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: folder.path)
    cache.storeCachedResponse(try response("[2]"), for: request)
    #expect(cache.cachedResponse(for: request)?.data == Data("[2]".utf8))
    #expect(files(folder).isEmpty)
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = cache
    configuration.requestCachePolicy = .returnCacheDataElseLoad
    #expect(configuration.urlCache === cache)
  }
}
