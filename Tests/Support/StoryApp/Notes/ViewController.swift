// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

class ViewController: UITableViewController {
  @IBOutlet weak var addButton: UIBarButtonItem!
  let notes = ["Milk", "Letters", "Call home"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return notes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "showNote", let path = tableView.indexPathForSelectedRow {
      (segue.destination as? NoteController)?.note = notes[path.row]
    }
  }

  @IBAction func backToNotes(_ segue: UIStoryboardSegue) {
    print("back from \(segue.source.title ?? "nowhere")")
  }
}
