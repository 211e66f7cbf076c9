// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import TesseraShims_libxml2
import Testing

@Suite struct XMLLibraryTests {
  private func names(_ node: UnsafeMutablePointer<xmlNode>?) -> [String] {
    var (result, node): ([String], _) = ([], node)
    while let current = node {
      result.append(String(cString: current.pointee.name))
      result += names(current.pointee.children)
      node = current.pointee.next
    }
    return result
  }

  @Test func htmlBecomesATree() throws {
    let html = "<p>One <b>two</b><br>three"
    let options =
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
      | HTML_PARSE_NOIMPLIED.rawValue | HTML_PARSE_NODEFDTD.rawValue
    let context = try #require(htmlCreateMemoryParserCtxt(html, Int32(html.utf8.count)))
    defer { htmlFreeParserCtxt(context) }
    let document = htmlCtxtReadMemory(context, html, Int32(html.utf8.count), "", nil, Int32(options))
    defer { xmlFreeDoc(document) }
    let root = xmlDocGetRootElement(document)
    #expect(names(root) == ["p", "text", "b", "text", "br", "text"])
    #expect(root?.pointee.children?.pointee.type == XML_TEXT_NODE)
  }

  @Test func nodesAreMadeAndTaken() throws {
    let node = try #require(xmlNewNode(nil, "item"))
    defer { xmlFreeNode(node) }
    xmlAddChild(node, xmlNewText("words"))
    #expect(names(node) == ["item", "text"])
  }
}
